/** A page without anything to click: no module of the kit is among its scripts. */
export default function Plain() {
  return <main id="main">Plain</main>;
}
