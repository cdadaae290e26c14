/** A picture that cannot be shown to students. The message is for the person who sent it. */
export class UnusablePicture extends Error {
  override name = 'UnusablePicture'
}
