<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Sending;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Newsletter\Newsletter_Database;
use Slipstream\Support\Clock;

/**
 * What people do with newsletters: send, pause, resume, stop, and send again what is unsure.
 */
final class Sending {

	/** @param Closure(int): mixed $wake Has the job run at a time. */
	public function __construct(
		private Newsletters $newsletters,
		private Progress $progress,
		private Deliveries $deliveries,
		private Clock $clock,
		private Closure $wake
	) {}

	/**
	 * Has the work go on. If the database fails, the daily run does it.
	 *
	 * @param int $due When.
	 */
	public function wake( int $due = 0 ): void {
		try {
			( $this->wake )( $due );
		} catch ( Request_Error ) {
			return;
		}
	}

	/** Has the work go on where there is some: whoever was to ask for it may have died. */
	public function wake_open(): void {
		try {
			$is_open = array() !== $this->newsletters->open();
			$due     = $is_open ? 0 : $this->newsletters->next_due();
		} catch ( Request_Error ) {
			return;
		}
		if ( null !== $due ) {
			$this->wake( $due );
		}
	}

	/**
	 * Sends a post that is public and was not sent.
	 *
	 * @throws Request_Error If it was sent or is being sent, or the database fails.
	 */
	public function start( int $post_id ): Newsletter {
		$now   = $this->clock->now();
		$added = $this->newsletters->add( $post_id, Newsletter_State::Waiting, Reason::None, $now );
		if ( null === $added ) {
			$found = $this->newsletters->of_post( $post_id );
			if ( null === $found || ! $this->progress->start( $found, $now ) ) {
				throw self::conflict( __( 'This post is already sent, or about to be.', 'slipstream' ) );
			}
		}
		$this->wake();
		return $this->of_post( $post_id );
	}

	/** @throws Request_Error If it does not wait and is not being sent, or the database fails. */
	public function pause( Newsletter $newsletter ): Newsletter {
		if ( ! $this->progress->pause( $newsletter, Reason::Person ) ) {
			throw self::conflict( __( 'This newsletter is not being sent.', 'slipstream' ) );
		}
		return $this->of_post( $newsletter->post_id );
	}

	/** @throws Request_Error If it does not stand still, or the database fails. */
	public function resume( Newsletter $newsletter ): Newsletter {
		if ( ! $this->progress->resume( $newsletter ) ) {
			throw self::conflict( __( 'This newsletter is not paused.', 'slipstream' ) );
		}
		$this->wake();
		return $this->of_post( $newsletter->post_id );
	}

	/** @throws Request_Error If it has ended, or the database fails. */
	public function stop( Newsletter $newsletter ): Newsletter {
		if ( ! $this->progress->stop( $newsletter ) ) {
			throw self::conflict( __( 'This newsletter has already ended.', 'slipstream' ) );
		}
		$this->wake();
		return $this->of_post( $newsletter->post_id );
	}

	/**
	 * Has emails sent again that are unsure, or were refused.
	 *
	 * @param Delivery_State $state One of these two.
	 * @throws Request_Error If there are none, or the database fails.
	 */
	public function send_again( Newsletter $newsletter, Delivery_State $state ): Newsletter {
		if ( Newsletter_State::Paused === $newsletter->state ) {
			throw self::conflict( __( 'Resume this newsletter first.', 'slipstream' ) );
		}
		$this->progress->reopen( $newsletter );
		$again = $this->deliveries->send_again( $newsletter, $state );
		// Also if there are none: it is over again then.
		$this->wake();
		if ( 0 === $again ) {
			throw self::conflict( __( 'There is nothing to send again.', 'slipstream' ) );
		}
		return $this->of_post( $newsletter->post_id );
	}

	private function of_post( int $post_id ): Newsletter {
		return $this->newsletters->of_post( $post_id ) ?? Newsletter_Database::fail();
	}

	private static function conflict( string $message ): Request_Error {
		return new Request_Error( 'newsletter_conflict', $message, 409 );
	}
}
