import { __ } from '@wordpress/i18n';

/** A request that is sent with one press. */
export interface QuickAction {
	label: string;
	prompt: string;
}

const newForms = (): QuickAction[] => [
	{
		label: __( 'Contact form', 'slipstream' ),
		prompt: __(
			'A contact form with name, email address, and a message.',
			'slipstream'
		),
	},
	{
		label: __( 'Event registration', 'slipstream' ),
		prompt: __(
			'An event registration form: who is coming, how many guests they bring, and what they eat.',
			'slipstream'
		),
	},
	{
		label: __( 'Booking', 'slipstream' ),
		prompt: __(
			'A booking form with day, time, number of people, and contact details.',
			'slipstream'
		),
	},
	{
		label: __( 'Feedback', 'slipstream' ),
		prompt: __(
			'A short feedback form with a rating, what went well, and what could be better.',
			'slipstream'
		),
	},
	{
		label: __( 'Job application', 'slipstream' ),
		prompt: __(
			'A job application form with contact details, a resume upload, and a few questions, in steps.',
			'slipstream'
		),
	},
];

const changes = (): QuickAction[] => [
	{
		label: __( 'Add a phone field', 'slipstream' ),
		prompt: __( 'Add an optional phone number field.', 'slipstream' ),
	},
	{
		label: __( 'Ask for consent', 'slipstream' ),
		prompt: __(
			'Add a checkbox that asks for consent to receive emails.',
			'slipstream'
		),
	},
	{
		label: __( 'Add examples', 'slipstream' ),
		prompt: __(
			'Give every text field a short example as its placeholder.',
			'slipstream'
		),
	},
	{
		label: __( 'Make it shorter', 'slipstream' ),
		prompt: __(
			'Remove the fields that the form does not need.',
			'slipstream'
		),
	},
	{
		label: __( 'Split into steps', 'slipstream' ),
		prompt: __(
			'Split the form into steps with a few fields each.',
			'slipstream'
		),
	},
];

/**
 * What authors ask for most.
 *
 * @param isEmpty Whether there is no form yet.
 */
export const quickActions = ( isEmpty: boolean ): QuickAction[] =>
	isEmpty ? newForms() : changes();
