import { speak } from '@wordpress/a11y';
import { createBlock } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { movedTo, textOf, useReads, useWrites } from '@slipstream/forms';
import type { ActiveStepState } from '../hooks/use-active-step';

type Props = ActiveStepState & { clientId: string };

const nameOf = ( label: string, index: number ) =>
	label ||
	sprintf(
		/* translators: %d: number of a step. */
		__( 'Step %d', 'slipstream' ),
		index + 1
	);

/** Moves and removes the step that is shown. */
function StepActions( { clientId, steps, step, show }: Props ) {
	const { moveBlockToPosition, removeBlock, selectBlock } = useWrites();
	const index = step ? steps.indexOf( step ) : -1;
	const next = steps[ index - 1 ] ?? steps[ 1 ];
	if ( ! step || ! next ) {
		return null;
	}
	const move = ( by: number ) => {
		moveBlockToPosition( step, clientId, clientId, index + by );
		speak( movedTo( index + by, steps.length ) );
	};
	const remove = () => {
		removeBlock( step, false );
		show( next );
		selectBlock( next );
		speak( __( 'Step removed.', 'slipstream' ) );
	};
	const common = {
		size: 'compact',
		variant: 'tertiary',
		accessibleWhenDisabled: true,
	} as const;
	return (
		<>
			<Button
				{ ...common }
				disabled={ index < 1 }
				onClick={ () => move( -1 ) }
			>
				{ __( 'Move earlier', 'slipstream' ) }
			</Button>
			<Button
				{ ...common }
				disabled={ index === steps.length - 1 }
				onClick={ () => move( 1 ) }
			>
				{ __( 'Move later', 'slipstream' ) }
			</Button>
			<Button { ...common } isDestructive onClick={ remove }>
				{ __( 'Remove step', 'slipstream' ) }
			</Button>
		</>
	);
}

/** Leads to each step; the one that is shown can be moved and removed here. */
export function StepList( props: Props ) {
	const { clientId, steps, step, show } = props;
	const { insertBlock, selectBlock } = useWrites();
	const labels = useReads(
		( reads ) =>
			steps
				.map( ( id ) =>
					textOf( reads.getBlockAttributes( id )?.stepLabel )
				)
				.join( '\n' ),
		[ steps ]
	).split( '\n' );
	const add = () => {
		const added = createBlock( 'jetpack/form-step' );
		insertBlock( added, step ? steps.indexOf( step ) + 1 : 0, clientId );
		show( added.clientId );
		speak( __( 'Step added.', 'slipstream' ) );
	};
	return (
		<div
			className="slipstream-forms-steps"
			role="group"
			aria-label={ __( 'Form steps', 'slipstream' ) }
		>
			{ steps.map( ( id, place ) => (
				<Button
					key={ id }
					size="compact"
					isPressed={ id === step }
					onClick={ () => {
						show( id );
						selectBlock( id );
					} }
				>
					{ nameOf( labels[ place ] ?? '', place ) }
				</Button>
			) ) }
			<Button size="compact" variant="tertiary" onClick={ add }>
				{ __( 'Add step', 'slipstream' ) }
			</Button>
			<StepActions { ...props } />
		</div>
	);
}
