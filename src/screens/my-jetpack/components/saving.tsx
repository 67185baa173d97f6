import { Button, Notice } from '@wordpress/components';
import type { Outcome } from '../hooks/use-saving';
import type { ReactNode } from 'react';

interface Props {
	label: string;
	isSaving: boolean;
	outcome: Outcome;
	/** More that can be done. */
	children?: ReactNode;
}

/** The end of a form: how saving went, which was spoken when it happened, and what can be done. */
export function Saving( { label, isSaving, outcome, children }: Props ) {
	return (
		<>
			{ outcome && (
				<Notice
					status={ outcome.status }
					isDismissible={ false }
					spokenMessage=""
				>
					{ outcome.message }
				</Notice>
			) }
			<div className="slipstream-dashboard__actions">
				<Button
					variant="primary"
					type="submit"
					isBusy={ isSaving }
					disabled={ isSaving }
					accessibleWhenDisabled
				>
					{ label }
				</Button>
				{ children }
			</div>
		</>
	);
}
