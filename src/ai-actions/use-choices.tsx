import { useKeyDown } from '@slipstream/block-kit';
import { speak } from '@wordpress/a11y';
import { useDebounce, useInstanceId, useMergeRefs } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { matchingChoices } from './choices';
import { ChoiceList, optionId } from './components/choice-list';
import type { Choice } from './choices';
import type { AriaAttributes, ReactNode, RefCallback } from 'react';

/** What a prompt's field needs to work with a list below it. */
export interface PromptChoices {
	/** Of the field: hears its keys. */
	inputRef: RefCallback< HTMLElement >;
	fieldProps: AriaAttributes;
	list: ReactNode;
}

const NOTHING: readonly Choice[] = [];

interface Options {
	choices?: readonly Choice[];
	/** What stands in the field. */
	typed: string;
	onChoose: ( choice: Choice ) => void;
	/** Escape in an empty field. */
	onLeave?: () => void;
}

const KEY_STEPS: Readonly< Record< string, number > > = {
	ArrowDown: 1,
	ArrowUp: -1,
};

/** What an input method's own keys carry in browsers that report them late. */
const COMPOSING_KEY_CODE = 229;

const isPlain = ( event: KeyboardEvent ) =>
	! event.isComposing &&
	event.keyCode !== COMPOSING_KEY_CODE &&
	! event.shiftKey &&
	! event.altKey &&
	! event.ctrlKey &&
	! event.metaKey;

/** Says how many entries are left, once the author pauses. */
function useCountAnnouncements( typed: string, count: number ): void {
	const announce = useDebounce( speak, 500 );
	const isFiltering = typed.trim() !== '';
	useEffect( () => {
		if ( isFiltering ) {
			announce(
				count > 0
					? sprintf(
							/* translators: %d: how many actions fit what was typed. */
							_n(
								'%d matching action. Press Enter to choose it.',
								'%d matching actions. Press Enter to choose the first, or use the arrow keys.',
								count,
								'slipstream'
							),
							count
						)
					: __( 'Press Enter to send what you typed.', 'slipstream' )
			);
		}
		return () => announce.cancel();
	}, [ announce, isFiltering, count ] );
}

/**
 * Which entry is active: the first that fits what was typed, until the arrows go to another. At -1 it is the field itself, whose words are
 * sent as they are; so it is at first, while nothing was typed.
 *
 * @param typed What stands in the field.
 * @param count How many entries there are.
 */
function useActive( typed: string, count: number ) {
	const [ moved, setMoved ] = useState< { typed: string; at: number } >();
	const first = typed.trim() === '' ? -1 : 0;
	const active = Math.min(
		moved?.typed === typed ? moved.at : first,
		count - 1
	);
	const places = count + 1;
	return {
		active,
		move: ( step: number ) =>
			setMoved( {
				typed,
				at: ( ( active + 1 + step + places ) % places ) - 1,
			} ),
	};
}

/**
 * A list below a prompt's field that is filtered by what is typed there. The arrows go through it, Enter chooses.
 *
 * @param options          All of it.
 * @param options.choices  The entries; none where nothing can be chosen.
 * @param options.typed    What stands in the field.
 * @param options.onChoose Does what an entry says.
 * @param options.onLeave  Hears of Escape in an empty field.
 */
export function useChoices( {
	choices = NOTHING,
	typed,
	onChoose,
	onLeave,
}: Options ): PromptChoices {
	const listId = useInstanceId( useChoices, 'slipstream-ai-choices' );
	const shown = matchingChoices( choices, typed );
	const { active, move } = useActive( typed, shown.length );
	useCountAnnouncements( choices.length > 0 ? typed : '', shown.length );

	const field = useRef< HTMLElement >( null );
	const choose = ( choice: Choice ) => {
		// The list may be gone in a moment; the field stays.
		field.current?.focus();
		onChoose( choice );
	};

	/** What a key does; undefined where it is none of the list's. */
	const handlerFor = ( key: string ): ( () => void ) | undefined => {
		const step = KEY_STEPS[ key ];
		const choice = shown[ active ];
		if ( step && shown.length > 0 ) {
			return () => move( step );
		}
		if ( key === 'Enter' && choice ) {
			return () => choose( choice );
		}
		return key === 'Escape' && typed === '' ? onLeave : undefined;
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		const handle = isPlain( event ) ? handlerFor( event.key ) : undefined;
		if ( handle ) {
			event.preventDefault();
			event.stopPropagation();
			handle();
		}
	};
	const inputRef = useMergeRefs( [ useKeyDown( onKeyDown ), field ] );
	const keysRef = useKeyDown( onKeyDown );
	const hasList = shown.length > 0;
	return {
		inputRef,
		fieldProps: hasList
			? {
					'aria-autocomplete': 'list',
					'aria-haspopup': 'listbox',
					'aria-controls': listId,
					'aria-activedescendant':
						active < 0 ? undefined : optionId( listId, active ),
				}
			: {},
		list: hasList && (
			<ChoiceList
				id={ listId }
				choices={ shown }
				active={ active }
				keysRef={ keysRef }
				onFocus={ () => active < 0 && move( 1 ) }
				onChoose={ choose }
			/>
		),
	};
}
