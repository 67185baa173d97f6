import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormState } from '../hooks/use-form-state';

/**
 * Says what a form lacks.
 *
 * @param props             The form.
 * @param props.state       What is known of it.
 * @param props.onAddSubmit Adds the button.
 */
export function Checks( {
	state,
	onAddSubmit,
}: {
	state: FormState;
	onAddSubmit: () => void;
} ) {
	return (
		<>
			{ state.submits === 0 && (
				<Notice status="warning" isDismissible={ false }>
					<p>
						{ __(
							'This form has no button to send it.',
							'slipstream'
						) }
					</p>
					<Button variant="secondary" onClick={ onAddSubmit }>
						{ __( 'Add the button', 'slipstream' ) }
					</Button>
				</Notice>
			) }
			{ state.submits > 1 && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'This form has more than one button to send it. Remove the others.',
						'slipstream'
					) }
				</Notice>
			) }
			{ ! state.hasEmail && (
				<Notice status="info" isDismissible={ false }>
					{ __(
						'Without an email field you cannot reply to those who send this form.',
						'slipstream'
					) }
				</Notice>
			) }
		</>
	);
}
