import type { ReactNode } from 'react';

/** A white card of a step. */
export const Box = ({
  title,
  icon,
  end,
  className = '',
  children,
}: {
  title: string;
  icon?: ReactNode;
  /** Right of the title, such as a price or a link. */
  end?: ReactNode;
  className?: string;
  children: ReactNode;
}) => (
  <section className={`box ${className}`} aria-label={title}>
    <h2>
      {icon}
      {title}
      {end && <span className="box-end">{end}</span>}
    </h2>
    {children}
  </section>
);
