<?php

declare( strict_types=1 );

namespace Slipstream\Mail\Outbox;

use Slipstream\Http\Request_Error;

/**
 * Hands mails to the mail server, each by one process.
 */
final class Sender {

	public function __construct( private Outbox $outbox ) {}

	/**
	 * Sends a mail, unless another process does.
	 *
	 * @return bool Whether the mail server has taken it from this one.
	 * @throws Request_Error If the database fails: before it was sent, or after, so that it is unsure.
	 */
	public function send( Mail $mail ): bool {
		// An erased one has nobody to go to.
		if ( '' === $mail->recipient || ! $this->outbox->claim( $mail ) ) {
			return false;
		}
		$state = ( new Hand_Over( $mail->letter() ) )->run();
		$this->outbox->end( $mail, $state );
		return Mail_Progress::Sent === $state;
	}
}
