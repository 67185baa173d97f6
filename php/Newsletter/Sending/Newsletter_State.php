<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Sending;

/**
 * Where the newsletter of a post stands.
 */
enum Newsletter_State: string {

	/** The post was published without being sent. Someone may still send it. */
	case Withheld = 'withheld';

	/** It is sent once its time has come. */
	case Waiting = 'waiting';

	/** Its audience is fixed, and emails go out. */
	case Sending = 'sending';

	/** It stands still until someone has it go on. */
	case Paused = 'paused';

	/** Someone has ended it before all had it. */
	case Stopped = 'stopped';

	/** Each email was sent, skipped, refused, or is unsure. */
	case Sent = 'sent';

	/** Whether someone may send the post. */
	public function can_start(): bool {
		return self::Withheld === $this;
	}

	/** Whether it has ended. */
	public function is_over(): bool {
		return in_array( $this, array( self::Stopped, self::Sent ), true );
	}
}
