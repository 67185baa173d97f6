import { __ } from '@wordpress/i18n';

/** A notification, by the attribute that holds its text. */
export type LabelName = 'processingLabel' | 'successLabel' | 'errorLabel';

/** What a form says where its author has written nothing: as in php/Newsletter_Form/Form/Labels.php. */
export const labels = () => ( {
	emailPlaceholder: __( 'Enter your email', 'slipstream' ),
	processingLabel: __( 'Processing…', 'slipstream' ),
	successLabel: __( "Success! You're on the list.", 'slipstream' ),
	errorLabel: __(
		"Whoops! There was an error and we couldn't process your subscription. Please reload the page and try again.",
		'slipstream'
	),
} );

/** What people agree to, by the list: as in php/Newsletter_Form/Mailchimp/Mailchimp_List.php. */
export const consentOf = ( list: string | undefined ) =>
	list === 'own'
		? __(
				'By subscribing, you agree to get new posts from this site by email. You can unsubscribe at any time.',
				'slipstream'
			)
		: __(
				'By signing up, you agree that the owner of this site and Mailchimp get your email address and send you news by email. Every email has a link to unsubscribe.',
				'slipstream'
			);
