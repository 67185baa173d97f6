<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Cancel;

/**
 * Where a wish to cancel stands.
 */
enum Wish_State: string {

	/** The gateway has not said that it is canceled. */
	case Waiting = 'waiting';

	case Done = 'done';

	/** They wish for something else by now. */
	case Replaced = 'replaced';

	/** It was tried for days: the owner has to do it. */
	case Failed = 'failed';
}
