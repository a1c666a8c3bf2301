/** Everything that enlarging an image needs: the library without its `<style>` element, and its styles. */
import mediumZoom from "medium-zoom/dist/pure";
import zoomCss from "medium-zoom/dist/style.css?text";
import { adoptStyles } from "../adopt-styles.ts";

adoptStyles(zoomCss);

export { mediumZoom };
