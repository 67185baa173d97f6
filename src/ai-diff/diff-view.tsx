import { speak } from '@wordpress/a11y';
import { Fragment, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ChangeMark } from './change-mark';
import { DiffBar } from './diff-bar';
import { TokenRuns } from './token-runs';
import { changeSentence } from './change-sentence';
import type { TextDiff } from './diff-texts';
import type { KeyboardEvent } from 'react';

export interface DiffViewProps {
	diff: TextDiff;
	/** Ids of the changes that are going to be made. */
	accepted: ReadonlySet< number >;
	onDecide: ( accepted: ReadonlySet< number > ) => void;
	label?: string;
	/** The text's language and direction, where they are not the page's. */
	lang?: string;
	dir?: string;
}

const STEPS: Readonly< Record< string, 1 | -1 > > = {
	ArrowDown: 1,
	n: 1,
	ArrowUp: -1,
	p: -1,
};

/** The change that is looked at, and the ways to another. */
function useCurrent( { diff, accepted, onDecide }: DiffViewProps ) {
	const { changes } = diff;
	const [ at, setAt ] = useState( -1 );
	const say = ( index: number, isAccepted: boolean ) => {
		const change = changes[ index ];
		if ( change ) {
			speak( changeSentence( change, changes.length, isAccepted ) );
		}
	};
	const choose = ( index: number ) => {
		setAt( index );
		say( index, accepted.has( index ) );
	};
	return {
		at,
		choose,
		move: ( step: 1 | -1 ) => {
			const from = at === -1 && step === -1 ? 0 : at;
			choose( ( from + step + changes.length ) % changes.length );
		},
		decide: ( isAccepted: boolean ) => {
			if ( ! changes[ at ] ) {
				return;
			}
			const next = new Set( accepted );
			if ( isAccepted ) {
				next.add( at );
			} else {
				next.delete( at );
			}
			onDecide( next );
			say( at, isAccepted );
		},
	};
}

/**
 * A text with all that a suggestion changes in it.
 *
 * Arrow down and arrow up (also n and p) go from change to change; A accepts one, R rejects it, Space turns it over.
 */
export function DiffView( props: DiffViewProps ) {
	const { diff, accepted, label } = props;
	const { changes, original } = diff;
	const { at, choose, move, decide } = useCurrent( props );
	if ( changes.length === 0 ) {
		return (
			<p className="slipstream-ai-diff__none">
				{ __( 'Nothing would change.', 'slipstream' ) }
			</p>
		);
	}
	const onKeyDown = ( event: KeyboardEvent ) => {
		const { key, ctrlKey, metaKey, altKey } = event;
		const step = STEPS[ key ];
		const isDecision = [ 'a', 'r', ' ' ].includes( key );
		if ( ctrlKey || metaKey || altKey || ! ( step || isDecision ) ) {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
		if ( step ) {
			move( step );
		} else {
			decide( key === ' ' ? ! accepted.has( at ) : key === 'a' );
		}
	};
	return (
		<div className="slipstream-ai-diff">
			{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Its keys; the buttons below do the same. */ }
			<div
				className="slipstream-ai-diff__text"
				role="group"
				aria-label={ label ?? __( 'Suggested changes', 'slipstream' ) }
				lang={ props.lang }
				dir={ props.dir }
				// It scrolls, and keys go from change to change in it.

				tabIndex={ 0 }
				onKeyDown={ onKeyDown }
			>
				{ changes.map( ( change, index ) => (
					<Fragment key={ change.id }>
						<TokenRuns
							tokens={ original.tokens.slice(
								changes[ index - 1 ]?.to ?? 0,
								change.from
							) }
						/>
						<ChangeMark
							change={ change }
							isCurrent={ index === at }
							isAccepted={ accepted.has( change.id ) }
							onChoose={ () => choose( index ) }
						/>
					</Fragment>
				) ) }
				<TokenRuns
					tokens={ original.tokens.slice( changes.at( -1 )?.to ) }
				/>
			</div>
			<DiffBar
				current={ at + 1 }
				count={ changes.length }
				isAccepted={ at === -1 || accepted.has( at ) }
				onMove={ move }
				onToggle={ () => decide( ! accepted.has( at ) ) }
			/>
		</div>
	);
}
