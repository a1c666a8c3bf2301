import type { PropsWithChildren, ReactNode } from "react";
import { useDialog } from "../search/dialog/dialog-context.ts";
import { useFollowLink } from "../search/use-follow-link.ts";
import type { SafeUrl } from "./safe-url.ts";

interface AnswerLinkProps {
  readonly target: SafeUrl;
  readonly className?: string;
  readonly label?: string;
}

/** A link of an answer: within the site it closes the dialog, out of it a tab of its own opens. */
export function AnswerLink({ target, className, label, children }: PropsWithChildren<AnswerLinkProps>): ReactNode {
  const { href, isInternal } = target;
  const { close } = useDialog();
  const onClick = useFollowLink(href, close);
  const away = isInternal ? { onClick } : { target: "_blank", rel: "noopener noreferrer nofollow" };
  return (
    <a href={href} className={className} aria-label={label} {...away}>
      {children}
    </a>
  );
}
