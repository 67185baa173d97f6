import { Card as CoreCard, CardBody, CardHeader } from '@wordpress/components';
import type { ReactNode } from 'react';

interface Props {
	title: string;
	/** Where more about it is. */
	href: string;
	children: ReactNode;
}

/** A subject in short, with the way to more. */
export function Card( { title, href, children }: Props ) {
	return (
		<CoreCard className="slipstream-ui-card">
			<CardHeader>
				<h3>
					<a href={ href }>{ title }</a>
				</h3>
			</CardHeader>
			<CardBody>{ children }</CardBody>
		</CoreCard>
	);
}
