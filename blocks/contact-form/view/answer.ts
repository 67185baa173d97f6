import { make } from './messages';

/** What the server says of a form that it has taken. */
export interface Taken {
	success: true;
	heading: string;
	message: string;
	redirect: string;
	go_back: boolean;
	summary: { label: string; value: string }[];
}

/** What the server says of a form that it has not taken. */
export interface Refused {
	code: string;
	message: string;
	data?: {
		errors?: { field: string; message: string }[];
		retry_after?: number;
	};
}

const has = ( data: unknown, name: string ) =>
	typeof data === 'object' && data !== null && name in data;

export const isTaken = ( data: unknown ): data is Taken =>
	has( data, 'success' ) && has( data, 'heading' );

/** Only our own refusals: other plugins answer in the same shape where they block the route. */
export const isRefused = ( data: unknown ): data is Refused =>
	has( data, 'code' ) &&
	String( ( data as Refused ).code ).startsWith( 'form_' );

/** A text with its line breaks. */
const lines = ( text: string ) =>
	text
		.split( '\n' )
		.flatMap( ( line, at ) =>
			at ? [ make( 'br' ), `\n${ line }` ] : [ line ]
		);

/**
 * What stands in the place of a form that was sent, as the server draws it.
 *
 * @param answer The server's answer.
 * @param back   What the link back says.
 * @param href   Where it leads without a script.
 */
export function thanks( answer: Taken, back: string, href: string ) {
	const { heading, message, summary } = answer;
	const shown = make(
		'div',
		{
			className: 'contact-form-submission contact-form-ajax-submission',
			role: 'status',
			tabIndex: -1,
		},
		make( 'h4', {}, heading )
	);
	if ( message ) {
		shown.append(
			make(
				'p',
				{ className: 'contact-form-submission__message' },
				...lines( message )
			)
		);
	}
	if ( summary.length ) {
		shown.append(
			make(
				'dl',
				{ className: 'contact-form-submission__summary' },
				...summary.map( ( { label, value } ) =>
					make(
						'div',
						{},
						make( 'dt', {}, label ),
						make( 'dd', {}, ...lines( value ) )
					)
				)
			)
		);
	}
	if ( answer.go_back ) {
		shown.append(
			make(
				'p',
				{ className: 'go-back-message' },
				make( 'a', { className: 'link', href }, back )
			)
		);
	}
	return shown;
}
