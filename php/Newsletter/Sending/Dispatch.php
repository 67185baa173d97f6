<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Sending;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Jobs\Time_Budget;
use WP_Post;

/**
 * Brings a newsletter from its first moment to its end: fixes what is mailed and to whom, has it sent, and sees that
 * the emails add up to the audience.
 */
final class Dispatch {

	public function __construct(
		private Newsletters $newsletters,
		private Progress $progress,
		private Deliveries $deliveries,
		private Sender $sender,
		private Preparation $preparation
	) {}

	/**
	 * Notes what dead processes have left.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function recover(): void {
		$this->deliveries->recover();
	}

	/**
	 * Does some of what is to be done for a newsletter.
	 *
	 * @param int $room How many emails may be sent now.
	 * @return bool Whether there may be more to do at once.
	 * @throws Request_Error If the database fails. It is safe to try again.
	 */
	public function work( Newsletter $newsletter, int $room, Time_Budget $time ): bool {
		// As it stands now: someone may have paused it since.
		$now = $this->newsletters->find( $newsletter->id );
		if ( null !== $now && $this->progress->hold_back( $now ) ) {
			return false;
		}
		return match ( $now?->state ) {
			Newsletter_State::Waiting => $this->prepare( $now ),
			Newsletter_State::Sending => $this->send( $now, $room, $time ),
			Newsletter_State::Stopped => $this->end( $now ),
			default                   => false,
		};
	}

	/**
	 * Has one stand still that cannot be drawn.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function give_up( Newsletter $newsletter ): void {
		$this->progress->pause( $newsletter, Reason::Broken );
	}

	/**
	 * When to look at one again.
	 *
	 * @return int|null Null if that is not needed.
	 * @throws Request_Error If the database fails.
	 */
	public function next( Newsletter $newsletter ): ?int {
		$now = $this->newsletters->find( $newsletter->id );
		return match ( $now?->state ) {
			Newsletter_State::Waiting => $now->due,
			Newsletter_State::Sending => $this->deliveries->next( $now->id ),
			Newsletter_State::Stopped => 0 === $now->ended ? $this->deliveries->next( $now->id ) : null,
			default                   => null,
		};
	}

	private function prepare( Newsletter $newsletter ): bool {
		$post = $this->post_of( $newsletter );
		if ( null === $post ) {
			return false;
		}
		if ( 0 === $newsletter->begun ) {
			$this->preparation->prepare( $newsletter, $post );
			return true;
		}
		$this->progress->begin( $newsletter, $this->deliveries->fix( $newsletter ) );
		return true;
	}

	private function send( Newsletter $newsletter, int $room, Time_Budget $time ): bool {
		return null !== $this->post_of( $newsletter )
			&& ( $this->sender->send( $newsletter, $room, $time ) || $this->finish( $newsletter ) );
	}

	/** Ends a newsletter that someone has stopped. */
	private function end( Newsletter $newsletter ): bool {
		$this->deliveries->skip_rest( $newsletter );
		return $this->finish( $newsletter );
	}

	/** Notes that it is over, if each email has ended. Never gives more to do. */
	private function finish( Newsletter $newsletter ): bool {
		$counts = $this->deliveries->counts( $newsletter->id );
		$open   = $counts[ Delivery_State::Queued->value ] + $counts[ Delivery_State::Claimed->value ];
		if ( $open > 0 ) {
			return false;
		}
		// One that was stopped early may have no audience yet.
		if ( Newsletter_State::Stopped === $newsletter->state || array_sum( $counts ) === $newsletter->audience ) {
			$this->progress->finish( $newsletter, array_sum( $counts ) );
		} else {
			$this->progress->pause( $newsletter, Reason::Balance );
		}
		return false;
	}

	/** The post, while it is public; else the newsletter stands still. */
	private function post_of( Newsletter $newsletter ): ?WP_Post {
		$post = Posts::find( $newsletter->post_id );
		if ( null !== $post && 'publish' === $post->post_status && '' === $post->post_password ) {
			return $post;
		}
		$this->progress->pause( $newsletter, Reason::Unpublished );
		return null;
	}
}
