import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { AiControl } from '@slipstream/ai-ui';
import type { AiControlProps } from '@slipstream/ai-ui';

type Given = Partial< AiControlProps > & { canClose?: boolean };

type Handlers = Pick<
	AiControlProps,
	'onSend' | 'onStop' | 'onAccept' | 'onDiscard' | 'onRegenerate' | 'onClose'
>;

const RESULT = {
	prompt: '',
	sentPrompt: 'A poem',
	state: 'done',
	hasResult: true,
} as const;
const cutOff = ( code?: string ) => ( {
	problem: code ? { code, message: 'No.' } : null,
	onContinue: () => undefined,
} );

export const CASES = {
	empty: { prompt: '' },
	'only spaces': { prompt: '  \n ' },
	typed: { prompt: 'A poem' },
	'typed, disabled': { prompt: 'A poem', isDisabled: true },
	requesting: { prompt: 'A poem', state: 'requesting' },
	suggesting: { prompt: 'A poem', state: 'suggesting' },
	'suggesting over a result': {
		prompt: 'A poem',
		state: 'suggesting',
		hasResult: true,
	},
	done: {
		prompt: 'A poem',
		sentPrompt: 'A poem',
		state: 'done',
		hasResult: true,
	},
	'done, disabled': {
		prompt: 'A poem',
		sentPrompt: 'A poem',
		state: 'done',
		hasResult: true,
		isDisabled: true,
	},
	'done, edited': {
		prompt: 'A song',
		sentPrompt: 'A poem',
		state: 'done',
		hasResult: true,
	},
	'done, emptied': {
		prompt: '',
		sentPrompt: 'A poem',
		state: 'done',
		hasResult: true,
	},
	error: { prompt: 'A poem', sentPrompt: 'A poem', state: 'error' },
	'error with text': {
		prompt: 'A poem',
		sentPrompt: 'A poem',
		state: 'error',
		hasResult: true,
	},
	closable: { prompt: '', canClose: true },
	'stopped early': { ...RESULT, cutOff: cutOff() },
	'stopped early, edited': {
		...RESULT,
		prompt: 'A song',
		cutOff: cutOff(),
	},
	'broken off': {
		...RESULT,
		state: 'error',
		cutOff: cutOff( 'error_network' ),
	},
	'cut off by the limit': {
		...RESULT,
		state: 'error',
		cutOff: cutOff( 'error_quota_exceeded' ),
	},
	'nothing chosen': { ...RESULT, canAccept: false },
	'without words': {
		prompt: '',
		variant: 'inline',
		emptyLabel: 'Write it',
		canClose: true,
	},
	'inline, empty': { prompt: '', variant: 'inline', canClose: true },
	'inline, busy': {
		prompt: '',
		variant: 'inline',
		state: 'suggesting',
		canClose: true,
	},
	'inline, edited': {
		...RESULT,
		prompt: 'A song',
		variant: 'inline',
		canClose: true,
	},
	'second of two': {
		...RESULT,
		variant: 'inline',
		canClose: true,
		onUndo: () => undefined,
		versions: { shown: 1, count: 2, onShow: () => undefined },
		changes: { isShown: false, onToggle: () => undefined },
	},
} satisfies Record< string, Given >;

export type Case = keyof typeof CASES;

export function setUp( given: Given ) {
	const calls: string[] = [];
	const log = ( name: string ) => () => void calls.push( name );
	const { canClose, ...props } = given;
	const handlers: Handlers = {
		onSend: log( 'send' ),
		onStop: log( 'stop' ),
		onAccept: log( 'accept' ),
		onDiscard: log( 'discard' ),
		onRegenerate: log( 'regenerate' ),
		onClose: canClose ? log( 'close' ) : undefined,
	};
	const outer = jest.fn();
	function Host() {
		const [ prompt, setPrompt ] = useState( props.prompt ?? '' );
		return (
			// eslint-disable-next-line jsx-a11y/no-static-element-interactions
			<div
				onKeyDown={ ( event ) =>
					outer( event.key, event.defaultPrevented )
				}
			>
				<AiControl
					sentPrompt=""
					state="init"
					hasResult={ false }
					{ ...handlers }
					{ ...props }
					prompt={ prompt }
					onChange={ setPrompt }
				/>
			</div>
		);
	}
	const { container } = render( <Host /> );
	const field = screen.getByRole< HTMLTextAreaElement >( 'textbox' );
	field.focus();
	return { calls, outer, field, container, user: userEvent.setup() };
}

export const buttons = () =>
	screen.getAllByRole( 'button' ).map( ( button ) => {
		const isOff = button.getAttribute( 'aria-disabled' ) === 'true';
		return `${ isOff ? '-' : '' }${ button.textContent || button.getAttribute( 'aria-label' ) }`;
	} );
