import { Notice } from '@wordpress/components';
import type { ReactNode } from 'react';

/** How serious a message is. */
export type Severity = 'info' | 'warning' | 'error' | 'success';

interface Props {
	severity: Severity;
	children: ReactNode;
	/** Makes the message dismissible. */
	onDismiss?: () => void;
}

/**
 * A message next to the place it is about. It announces nothing by itself: what it says was said when it happened.
 */
export function MessageBanner( { severity, children, onDismiss }: Props ) {
	return (
		<Notice
			className="slipstream-ai-banner"
			status={ severity }
			isDismissible={ !! onDismiss }
			onRemove={ onDismiss }
			spokenMessage={ null }
		>
			{ children }
		</Notice>
	);
}
