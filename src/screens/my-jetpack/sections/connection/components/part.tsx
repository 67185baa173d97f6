import type { ReactNode } from 'react';

interface Props {
	title: string;
	children: ReactNode;
}

/** One subject of the section. */
export function Part( { title, children }: Props ) {
	return (
		<section className="slipstream-connection__part">
			<h3>{ title }</h3>
			{ children }
		</section>
	);
}
