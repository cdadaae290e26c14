// Builds the question bank and the web app, unless nothing has changed: a process of its own, so that other checks run beside it.
import { build } from './prepare.mjs'

build()
