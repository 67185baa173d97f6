<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Mails;

use Slipstream\Http\Request_Error;
use Throwable;

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
		$state = self::hand_over( $mail );
		$this->outbox->end( $mail, $state );
		return Mail_State::Sent === $state;
	}

	/** Plugins that send mail throw all kinds of things. Most have not sent it then, so it is tried again. */
	private static function hand_over( Mail $mail ): Mail_State {
		$is_sent = false;
		$note    = static function ( mixed $sent ) use ( $mail, &$is_sent ): void {
			$is_ours = is_array( $sent ) && array( $mail->subject, $mail->body )
				=== array( $sent['subject'] ?? '', $sent['message'] ?? '' );
			$is_sent = $is_sent || $is_ours;
		};
		add_action( 'wp_mail_succeeded', $note, PHP_INT_MIN );
		try {
			return wp_mail( $mail->recipient, $mail->subject, $mail->body ) ? Mail_State::Sent : Mail_State::Failed;
		} catch ( Throwable ) {
			// Also by what only hears that it was sent.
			return $is_sent ? Mail_State::Sent : Mail_State::Failed;
		} finally {
			remove_action( 'wp_mail_succeeded', $note, PHP_INT_MIN );
		}
	}
}
