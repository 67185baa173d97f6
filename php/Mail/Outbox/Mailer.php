<?php

declare( strict_types=1 );

namespace Slipstream\Mail\Outbox;

use Slipstream\Http\Request_Error;
use Slipstream\Jobs\Job_Queue;

/**
 * Takes mails: stores each, and has it sent.
 */
final class Mailer {

	/** @param string $job The kind of job that sends what waits, see Mails_Jobs. */
	public function __construct(
		private Outbox $outbox,
		private Sender $sender,
		private Job_Queue $jobs,
		private string $job
	) {}

	/**
	 * Has a mail sent soon. One of that kind for that thing is sent once, however often it is asked for.
	 *
	 * @throws Request_Error If the database fails. Ask again then.
	 */
	public function queue( New_Mail $mail ): void {
		$this->outbox->add( $mail );
		$this->wake();
	}

	/**
	 * Sends a mail at once; if that does not work, soon.
	 *
	 * @return bool Whether the mail server has taken it, now or before.
	 * @throws Request_Error If the database fails. Ask again then.
	 */
	public function send( New_Mail $mail ): bool {
		$stored  = $this->outbox->add( $mail );
		$is_sent = Mail_Progress::Sent === $stored->state || $this->sender->send( $stored );
		if ( ! $is_sent ) {
			$this->wake();
		}
		return $is_sent;
	}

	/** If the database fails, the daily run finds what is stored. */
	public function wake(): void {
		try {
			$this->jobs->add( $this->job );
		} catch ( Request_Error ) {
			return;
		}
	}
}
