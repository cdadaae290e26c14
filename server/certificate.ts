import { runCertificateCommand } from './certificate/certificate-command.ts'
import { runWithSettings } from './platform/command.ts'

await runWithSettings(runCertificateCommand)
