import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { relativeVelocity, type Crossing, type River, type Trains, type Trip } from './p07-relative-velocity.ts'

proves(relativeVelocity, {
  // Where both ends of both trains are is followed until the tail of the first leaves the far end of the second.
  'time-to-pass': ({ first, second, speed, otherSpeed, isSameWay }: Trains) => {
    const tail = (time: number) => -first + speed * time
    // At the start the near end of the second train is at the front of the first, in either direction.
    const farEnd = (time: number) => second + (isSameWay ? otherSpeed : -otherSpeed) * time
    return rootOf((time) => tail(time) - farEnd(time), 0, 1000)
  },
  // The distance between the two, a second after they met, is measured along the bearing that makes it largest.
  'at-right-angles': ({ north, east }: Crossing) => {
    const seen = (bearing: number) => north * Math.cos(bearing) + -east * Math.sin(bearing)
    const best = rootOf((bearing) => -north * Math.sin(bearing) - east * Math.cos(bearing), -Math.PI / 2, 0)
    return seen(best)
  },
  // The boat's track over the ground is a straight line; the drift is where it meets the other bank.
  'drift-downstream': ({ width, speed, current }: River) => {
    const direction = Math.atan2(current, speed)
    const track = rootOf((length) => length * Math.cos(direction) - width, 0, 100_000)
    return track * Math.sin(direction)
  },
  // For each current the paddler's own speed follows from the way down; the one that explains the way up is right.
  'speed-of-current': ({ distance, down, up }: Trip) => {
    const ownSpeed = (current: number) => rootOf((speed) => (speed + current) * down - distance, -100, 100)
    return rootOf((current) => distance - (ownSpeed(current) - current) * up, 0, 50)
  },
})
