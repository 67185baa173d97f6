<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Sending;

use Slipstream\Http\Request_Error;
use Slipstream\Mail\Outbox\Hand_Over;
use Slipstream\Mail\Outbox\Letter;
use Slipstream\Mail\Outbox\Mail_Progress;
use Slipstream\Modules\Jobs\Time_Budget;
use Slipstream\Subscribers\Lists\Recipients;
use Slipstream\Support\Clock;

/**
 * Sends the emails of a newsletter, one after the other.
 */
final class Sender {

	/** Emails that are read at once. */
	private const BATCH = 20;

	/** How often a refused email is tried. */
	public const MOST_TRIES = 3;

	/** Refusals in a row after which the newsletter stands still: the next ones would be refused too. */
	public const MOST_FAILURES = 10;

	/** Seconds after the first refusal; each pause is six times as long. Servers ask for some of who is new to them. */
	private const PAUSE = 600;

	public function __construct(
		private Progress $progress,
		private Deliveries $deliveries,
		private Recipients $recipients,
		private Letters $letters,
		private Clock $clock
	) {}

	/**
	 * Sends some.
	 *
	 * @param int $room How many may be sent now.
	 * @return bool Whether there was something to do.
	 * @throws Request_Error If the database fails.
	 */
	public function send( Newsletter $newsletter, int $room, Time_Budget $time ): bool {
		$due         = $this->deliveries->due( $newsletter->id, min( self::BATCH, $room ) );
		$ids         = array_map( static fn ( Delivery $delivery ): int => $delivery->subscriber_id, $due );
		$subscribers = $this->recipients->find( $ids );
		$tokens      = $this->recipients->tokens( $ids );
		foreach ( $due as $delivery ) {
			$subscriber = $subscribers[ $delivery->subscriber_id ] ?? null;
			if ( null === $subscriber || ! $subscriber->is_active() ) {
				$this->deliveries->skip( $delivery );
				continue;
			}
			if ( ! $time->extend() || $time->is_over() ) {
				break;
			}
			$letter = $this->letters->to( $subscriber, $delivery, $newsletter, $tokens[ $subscriber->id ] );
			// Who has changed since is read again with the next ones.
			if ( $this->deliveries->claim( $delivery, $newsletter, $subscriber ) ) {
				$this->hand_over( $newsletter, $delivery, $letter );
			}
		}
		if ( array() !== $due ) {
			$this->progress->note_work( $newsletter );
		}
		return array() !== $due;
	}

	private function hand_over( Newsletter $newsletter, Delivery $delivery, Letter $letter ): void {
		$result = ( new Hand_Over( $letter ) )->run();
		$tries  = $delivery->tries + 1;
		if ( Mail_Progress::Failed === $result ) {
			$is_over = $tries >= self::MOST_TRIES;
			$pause   = self::PAUSE * 6 ** $delivery->tries;
			$this->deliveries->end(
				$delivery,
				$is_over ? Delivery_State::Failed : Delivery_State::Queued,
				$is_over ? 0 : $this->clock->now() + $pause
			);
		} else {
			$this->deliveries->end(
				$delivery,
				Mail_Progress::Sent === $result ? Delivery_State::Sent : Delivery_State::Unsure
			);
		}
		if ( Mail_Progress::Sent === $result ) {
			$this->progress->note_success( $newsletter );
		} else {
			// Also for what is unsure: a server that hangs up on each would leave all of them so.
			$this->progress->note_failure( $newsletter, self::MOST_FAILURES );
		}
	}
}
