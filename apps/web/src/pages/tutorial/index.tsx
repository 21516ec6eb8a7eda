import { Link, useParams } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useStrings } from "../../strings/index.ts";
import { LessonView } from "./lesson.tsx";
import { LESSONS } from "./lessons.ts";
import { useProgress } from "./progress.ts";
import styles from "./tutorial.module.css";

/** All steps, or one of them on its board. */
export default function TutorialPage() {
  const { at } = useParams({ strict: false });
  const index = Number(at) - 1;
  const lesson = LESSONS[index];
  return lesson === undefined ? <Overview /> : <LessonView key={lesson.id} lesson={lesson} index={index} />;
}

function Overview() {
  const { app, tutorial } = useStrings();
  const done = useProgress((progress) => progress.done);
  const next = LESSONS.findIndex(({ id }) => !done.includes(id));
  return (
    <div className={`page ${styles.overview}`}>
      <header>
        <h1>{app.pages.tutorial}</h1>
        <p className={styles.lead}>{tutorial.lead}</p>
        <Link to="/tutorial/{-$at}" params={{ at: String(Math.max(0, next) + 1) }} className={`button primary ${styles.begin}`}>
          {done.length === 0 ? tutorial.start : next < 0 ? tutorial.again : tutorial.goOn}
        </Link>
      </header>
      <ol className={styles.steps}>
        {LESSONS.map(({ id }, index) => (
          <li key={id}>
            <Link
              to="/tutorial/{-$at}"
              params={{ at: String(index + 1) }}
              className={styles.step}
              data-done={done.includes(id) || undefined}
              data-next={index === next || undefined}
            >
              <span className={styles.number} aria-hidden>
                {done.includes(id) ? <Check size={18} /> : index + 1}
              </span>
              <span>{tutorial.lessons[id].title}</span>
              {done.includes(id) && <span className="visually-hidden">{tutorial.done}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
