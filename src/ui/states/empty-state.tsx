import type { ReactNode } from 'react';

interface Props {
	title?: string;
	/** What to know or do. */
	children: ReactNode;
}

/** Says that there is nothing, and what to do about it. */
export function EmptyState( { title, children }: Props ) {
	return (
		<div className="slipstream-ui-empty">
			{ title && <h2>{ title }</h2> }
			{ children }
		</div>
	);
}
