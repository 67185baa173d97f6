import { Notice } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import type { ReactNode } from 'react';

interface Props {
	status: 'info' | 'warning';
	onDismiss: () => void;
	/** Nothing shows no notice. */
	children: ReactNode;
}

/** A notice that can be put away. The focus stays where it was. */
export function DismissibleNotice( { status, onDismiss, children }: Props ) {
	const place = useRef< HTMLDivElement >( null );
	return (
		<div ref={ place } tabIndex={ -1 }>
			{ children && (
				<Notice
					status={ status }
					spokenMessage={ null }
					onRemove={ () => {
						place.current?.focus();
						onDismiss();
					} }
				>
					{ children }
				</Notice>
			) }
		</div>
	);
}
