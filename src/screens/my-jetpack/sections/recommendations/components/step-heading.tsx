import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';

interface Props {
	/** Whether it comes after another step: then the focus goes to it. */
	isNext: boolean;
	children: ReactNode;
}

/** The heading of a step. Who comes from another one goes on from here, also by ear. */
export function StepHeading( { isNext, children }: Props ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => {
		if ( isNext ) {
			heading.current?.focus();
		}
	}, [ isNext ] );
	return (
		<h3 ref={ heading } tabIndex={ -1 }>
			{ children }
		</h3>
	);
}
