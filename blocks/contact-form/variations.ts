import {
	atSymbol,
	calendar,
	envelope,
	formatListNumbered,
	megaphone,
	pencil,
	people,
	starFilled,
} from '@wordpress/icons';

/** The icons of the kinds of forms. What else a kind is stands in block.json, which cannot hold them. */
export const variations = [
	{ name: 'contact-form', icon: envelope },
	{ name: 'rsvp-form', icon: people },
	{ name: 'registration-form', icon: pencil },
	{ name: 'appointment-form', icon: calendar },
	{ name: 'feedback-form', icon: starFilled },
	{ name: 'newsletter-form', icon: atSymbol },
	{ name: 'multistep-form', icon: formatListNumbered },
	{ name: 'lead-capture-form', icon: megaphone },
];
