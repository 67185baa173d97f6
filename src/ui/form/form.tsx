import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormState } from './use-form';
import type { ReactNode } from 'react';

interface Props {
	form: Pick<
		FormState< object >,
		'isSaving' | 'isDirty' | 'result' | 'discard' | 'formProps'
	>;
	/** The verb on the button, such as "Save limits". */
	saveLabel: string;
	/** Whether nothing in it can be changed here: then there is nothing to save. */
	isFixed?: boolean;
	className?: string;
	/** More that can be done, beside the button. */
	actions?: ReactNode;
	children: ReactNode;
}

/** What fields stand in: saving, how it went, what is unsaved, and the way back. */
export function Form( {
	form,
	saveLabel,
	isFixed = false,
	className = '',
	actions,
	children,
}: Props ) {
	const { isSaving, isDirty, result, discard, formProps } = form;
	return (
		<form
			className={ `slipstream-ui-form ${ className }` }
			{ ...formProps }
		>
			{ children }
			{ result && (
				// It was spoken when it happened.
				<Notice
					status={ result.status }
					isDismissible={ false }
					spokenMessage=""
				>
					{ result.message }
				</Notice>
			) }
			<div className="slipstream-ui-buttons">
				{ ! isFixed && (
					<Button
						variant="primary"
						type="submit"
						isBusy={ isSaving }
						disabled={ isSaving }
						accessibleWhenDisabled
					>
						{ saveLabel }
					</Button>
				) }
				{ actions }
				{ isDirty && (
					<>
						<Button
							variant="tertiary"
							disabled={ isSaving }
							accessibleWhenDisabled
							onClick={ discard }
						>
							{ __( 'Discard changes', 'slipstream' ) }
						</Button>
						<span className="slipstream-ui-muted">
							{ __( 'You have unsaved changes.', 'slipstream' ) }
						</span>
					</>
				) }
			</div>
		</form>
	);
}
