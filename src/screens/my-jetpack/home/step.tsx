import { Button, Icon } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import { ActionButton, Problem, useAction } from '@slipstream/ui';
import type { FirstStep } from '@slipstream/ui';
import { storeStep } from './use-first-steps';
import type { StepState } from './use-first-steps';

interface Props {
	step: FirstStep;
	state: Exclude< StepState, 'skipped' >;
	/** Looks at all steps again. */
	reload: () => Promise< void >;
	onSkip: () => Promise< void >;
}

interface ChoiceProps {
	id: string;
	choice: NonNullable< FirstStep[ 'choices' ] >[ number ];
	reload: () => Promise< void >;
}

function Choice( { id, choice, reload }: ChoiceProps ) {
	const action = useAction( async () => {
		await choice.choose();
		await storeStep( id, 'chosen' );
		await reload();
	} );
	return (
		<>
			<ActionButton action={ action } label={ choice.label } />
			<Problem message={ action.problem } />
		</>
	);
}

/** What can be done about a step that is not done. */
function Means( { step, state, reload, onSkip }: Props ) {
	const skip = useAction( onSkip );
	return (
		<>
			<p className="slipstream-ui-muted">{ step.text }</p>
			{ state === 'unknown' && (
				<p>
					{ __(
						'Whether this is done could not be checked.',
						'slipstream'
					) }{ ' ' }
					<Button variant="link" onClick={ () => void reload() }>
						{ __( 'Check again', 'slipstream' ) }
					</Button>
				</p>
			) }
			{ step.Controls && <step.Controls onChange={ reload } /> }
			<div className="slipstream-ui-buttons">
				{ step.choices?.map( ( choice ) => (
					<Choice
						key={ choice.label }
						id={ step.id }
						choice={ choice }
						reload={ reload }
					/>
				) ) }
				{ step.link && (
					<Button variant="secondary" href={ step.link.href() }>
						{ step.link.label }
					</Button>
				) }
				<Button
					variant="tertiary"
					isBusy={ skip.isBusy }
					disabled={ skip.isBusy }
					accessibleWhenDisabled
					aria-label={ sprintf(
						/* translators: %s: a step, such as "Put a form on a page". */
						__( 'Skip: %s', 'slipstream' ),
						step.title
					) }
					onClick={ () => void skip.run() }
				>
					{ __( 'Skip', 'slipstream' ) }
				</Button>
			</div>
			<Problem message={ skip.problem } />
		</>
	);
}

/** A first step: a tick and its name, or what to do. */
export function Step( props: Props ) {
	const { step, state } = props;
	const isDone = state === 'done';
	const heading = useRef< HTMLHeadingElement >( null );
	const wasDone = useRef( isDone );
	useEffect( () => {
		// What was pressed is gone with what there was to do.
		if (
			isDone &&
			! wasDone.current &&
			heading.current?.ownerDocument.activeElement ===
				heading.current?.ownerDocument.body
		) {
			heading.current?.focus();
		}
		wasDone.current = isDone;
	}, [ isDone ] );
	return (
		<li className={ isDone ? 'is-done' : '' }>
			<span className="slipstream-home__mark" aria-hidden="true">
				{ isDone && <Icon icon={ check } size={ 20 } /> }
			</span>
			<div>
				<h4 ref={ heading } tabIndex={ -1 }>
					{ step.title }
					{ isDone && (
						<span className="screen-reader-text">
							{ ` (${ __( 'done', 'slipstream' ) })` }
						</span>
					) }
				</h4>
				{ ! isDone && <Means { ...props } /> }
			</div>
		</li>
	);
}
