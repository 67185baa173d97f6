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
							'This form has no submit button.',
							'slipstream'
						) }
					</p>
					<Button variant="secondary" onClick={ onAddSubmit }>
						{ __( 'Add submit button', 'slipstream' ) }
					</Button>
				</Notice>
			) }
			{ state.submits > 1 && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'This form has more than one submit button. Keep one and remove the others.',
						'slipstream'
					) }
				</Notice>
			) }
			{ ! state.hasEmail && (
				<Notice status="info" isDismissible={ false }>
					{ __(
						'Without an email field, you cannot reply to people who submit this form.',
						'slipstream'
					) }
				</Notice>
			) }
		</>
	);
}
