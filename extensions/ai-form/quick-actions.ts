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
			'A contact form with name, email address and a message.',
			'slipstream'
		),
	},
	{
		label: __( 'Event registration', 'slipstream' ),
		prompt: __(
			'A registration form for an event: who comes, with how many people, and what they eat.',
			'slipstream'
		),
	},
	{
		label: __( 'Booking', 'slipstream' ),
		prompt: __(
			'A form that asks for a booking: day, time, number of people and contact details.',
			'slipstream'
		),
	},
	{
		label: __( 'Feedback', 'slipstream' ),
		prompt: __(
			'A short feedback form with a rating, what was good and what could be better.',
			'slipstream'
		),
	},
	{
		label: __( 'Job application', 'slipstream' ),
		prompt: __(
			'A job application form with contact details, a CV to upload and a few questions, in steps.',
			'slipstream'
		),
	},
];

const changes = (): QuickAction[] => [
	{
		label: __( 'Add a phone field', 'slipstream' ),
		prompt: __(
			'Add a field for the phone number that need not be filled in.',
			'slipstream'
		),
	},
	{
		label: __( 'Ask for consent', 'slipstream' ),
		prompt: __(
			'Add a box to tick that asks for consent to be emailed.',
			'slipstream'
		),
	},
	{
		label: __( 'Add examples', 'slipstream' ),
		prompt: __(
			'Give every field that is written in a short example as its placeholder.',
			'slipstream'
		),
	},
	{
		label: __( 'Make it shorter', 'slipstream' ),
		prompt: __(
			'Remove the fields that the form can do without.',
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
