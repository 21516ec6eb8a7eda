import { FolderOpen, X } from "lucide-react";
import { say } from "../app/toasts.tsx";
import { useStrings } from "../strings/index.ts";
import { dropImages, takeImages, useOwnImageCount } from "./images.ts";
import styles from "./own-images.module.css";

/** Takes a folder of the player's own card images, or gives them up. */
export default function OwnImages() {
  const { card } = useStrings();
  const words = card.images;
  const count = useOwnImageCount();
  const take = async (files: FileList | null) => {
    if (files === null || files.length === 0) return;
    const { taken, left } = await takeImages([...files]);
    say(words.taken(taken, left.length));
  };
  return (
    <section id="images" className={styles.images} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>{words.says}</p>
      <p className={styles.count}>{count === 0 ? words.none : words.some(count)}</p>
      <div className={styles.actions}>
        <label className={`button ${styles.file}`}>
          <FolderOpen size={18} aria-hidden /> {words.folder}
          <input
            type="file"
            multiple
            accept="image/*"
            // Browsers that know no folders let one choose the files in it.
            ref={(input) => input?.setAttribute("webkitdirectory", "")}
            onChange={(event) => take(event.target.files)}
          />
        </label>
        {count > 0 && (
          <button type="button" className="button quiet" onClick={() => dropImages()}>
            <X size={18} aria-hidden /> {words.remove}
          </button>
        )}
      </div>
    </section>
  );
}
