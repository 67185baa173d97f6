import { Button } from '@wordpress/components';
import { useConfirm } from './confirm';
import type { Question } from './confirm';
import type { Action } from './use-action';

interface Props {
	action: Action;
	label: string;
	variant?: 'primary' | 'secondary' | 'tertiary';
	isDestructive?: boolean;
	/** Asked before it is done. */
	question?: Question;
	/** Whether it cannot be done now: something else is. */
	isDisabled?: boolean;
	/** For a button whose label says too little by itself. */
	describedBy?: string;
}

/** A button that does something at the server, and asks first where that cannot be undone. */
export function ActionButton( {
	action: { isBusy, run },
	label,
	variant = 'secondary',
	isDestructive = false,
	question,
	isDisabled = false,
	describedBy,
}: Props ) {
	const confirm = useConfirm();
	const onClick = async () => {
		if ( ! question || ( await confirm( question ) ) ) {
			await run();
		}
	};
	return (
		<Button
			variant={ variant }
			isDestructive={ isDestructive }
			isBusy={ isBusy }
			disabled={ isBusy || isDisabled }
			accessibleWhenDisabled
			aria-describedby={ describedBy }
			onClick={ () => void onClick() }
		>
			{ label }
		</Button>
	);
}
