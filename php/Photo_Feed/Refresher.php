<?php

declare( strict_types=1 );

namespace Slipstream\Photo_Feed;

use Closure;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Services\Instagram\Instagram_Errors;
use Slipstream\Services\Instagram\Photo_Service;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/**
 * Asks Instagram for the pictures of connections, once an hour and one request at a time, and renews tokens long before
 * they end. Whatever goes wrong, the pictures that the site has stay.
 *
 * @phpstan-import-type Kept from Connection
 * @phpstan-import-type Photo from Photo_Service
 */
final class Refresher {

	public const EVENT = 'slipstream_instagram_refresh';

	/** Longer than a run takes. */
	private const CLAIM = 180;
	private const HOUR  = 3300;

	/** Seconds between two tries of people who wait. */
	private const PAUSE = 3;

	/** Seconds until what there was no time for is tried again. */
	private const SOON = 60;

	/** A token lives for 60 days: there are 50 to try again. */
	private const RENEW_BEFORE = 50 * DAY_IN_SECONDS;

	/** @param Closure(): Photo_Service $service     Gives Instagram. */
	public function __construct(
		private Connections $connections,
		private Pictures $pictures,
		private Closure $service,
		private Counters $counters,
		private Clock $clock
	) {}

	/** Sees that the event runs, as long as there are connections. */
	public static function schedule(): void {
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( time() + 3600, 'hourly', self::EVENT );
		}
	}

	/**
	 * Runs on the event: those that were not looked at for the longest time come first.
	 *
	 * @param int $seconds After which no other connection is started.
	 */
	public function run( int $seconds = 40 ): void {
		$until = $this->clock->now() + $seconds;
		try {
			$this->pictures->sweep( $this->connections->ids( ... ) );
			$all = $this->connections->all();
			if ( array() === $all ) {
				wp_clear_scheduled_hook( self::EVENT );
			}
			usort( $all, static fn ( Connection $one, Connection $other ): int => $one->tried <=> $other->tried );
			foreach ( $all as $connection ) {
				if (
					$this->clock->now() < $until
					&& Connection::OK === $connection->status
					&& $connection->tried <= $this->clock->now() - self::HOUR
				) {
					$this->refresh_one( $connection, $until );
				}
			}
		} catch ( Request_Error ) {
			// The database: nothing is known of any connection, so nothing is done until the next hour.
			return;
		}
	}

	/**
	 * Gets the pictures of a connection for someone who waits for them. They are as old as an hour where there are
	 * some.
	 *
	 * @return Connection As it is then.
	 * @throws Request_Error If there are none, and none can be had.
	 */
	public function fresh( Connection $connection ): Connection {
		$has_some = $connection->fetched > 0;
		if (
			Connection::OK !== $connection->status
			|| ( $has_some && $connection->tried > $this->clock->now() - self::HOUR )
		) {
			return $connection;
		}
		self::leave_alone( $connection->tried > $this->clock->now() - self::PAUSE );
		try {
			$this->refresh( $connection, $this->clock->now() + 20 );
		} catch ( Request_Error $error ) {
			if ( ! $has_some && Instagram_Errors::TOKEN_LOST !== $error->error_code ) {
				throw $error;
			}
		}
		return $this->reread( $connection );
	}

	/** Gets the pictures of a connection. What is wrong with one does not keep the others from theirs. */
	private function refresh_one( Connection $connection, int $until ): void {
		try {
			$this->refresh( $connection, $until );
		} catch ( Request_Error ) {
			// It is told where it matters: the status of the connection, and when its pictures were last got.
			return;
		}
	}

	private function refresh( Connection $connection, int $until ): void {
		$name = "instagram:$connection->id";
		// Where the database fails nothing could be kept: what follows says so.
		self::leave_alone( Claim_Result::Denied === $this->counters->claim( $name, self::CLAIM ) );
		try {
			$this->connections->mark_tried( $connection, $this->clock->now() );
			$token = $this->token( $connection );
			if ( ! $this->keep( $connection, ( $this->service )()->photos( $token ), $until ) ) {
				$this->connections->mark_tried( $connection, $this->clock->now() - self::HOUR + self::SOON );
			}
			$this->renew( $connection, $token );
		} catch ( Request_Error $error ) {
			if ( Instagram_Errors::TOKEN_LOST === $error->error_code ) {
				$this->connections->lose( $connection );
			}
			throw $error;
		} finally {
			$this->counters->forget( $name );
		}
	}

	/**
	 * Copies pictures that the site does not have yet, and forgets those that are not among the latest any more. In the
	 * place of those that cannot be had now, former ones stay.
	 *
	 * @param list<array<string, string>> $photos The latest.
	 * @phpstan-param list<Photo> $photos
	 * @param int                         $until  When to stop; the next run goes on.
	 * @return bool Whether there was time for all.
	 */
	private function keep( Connection $connection, array $photos, int $until ): bool {
		$kept     = array();
		$is_whole = true;
		foreach ( $photos as $photo ) {
			$copy = $this->pictures->find( $connection->id, $photo['id'] )
				?? $this->copy( $connection, $photo, $until );
			if ( null !== $copy ) {
				$kept[] = array(
					'title' => $photo['title'],
					'link'  => $photo['link'],
				) + $copy;
			} elseif ( $this->clock->now() >= $until ) {
				$is_whole = false;
			}
		}
		if ( array() === $kept && array() !== $photos ) {
			throw self::no_pictures();
		}
		$former = array_filter(
			$connection->photos,
			fn ( array $photo ): bool => ! in_array( $photo['file'], array_column( $kept, 'file' ), true )
				&& $this->pictures->has( $photo['file'] )
		);
		$kept   = array_merge( $kept, array_slice( $former, 0, count( $photos ) - count( $kept ) ) );
		$this->connections->keep( $connection, $kept, $this->clock->now() );
		// Someone may have ended the connection meanwhile: its pictures go with it.
		$is_there = null !== $this->connections->find( $connection->id );
		$this->pictures->remove( $connection->id, $is_there ? array_column( $kept, 'file' ) : array() );
		return $is_whole;
	}

	/**
	 * @param array<string, string> $photo The picture.
	 * @phpstan-param Photo $photo
	 * @return array{file: string, width: int, height: int}|null Null if it cannot be had.
	 */
	private function copy( Connection $connection, array $photo, int $until ): ?array {
		$bytes = $this->clock->now() < $until ? ( $this->service )()->bytes( $photo['source'] ) : null;
		return null === $bytes ? null : $this->pictures->store( $connection->id, $photo['id'], $bytes );
	}

	private function renew( Connection $connection, #[SensitiveParameter] string $token ): void {
		if ( $connection->expires < $this->clock->now() + self::RENEW_BEFORE ) {
			$new = ( $this->service )()->renew( $token );
			$this->connections->renew( $connection, $new['token'], $this->clock->now() + $new['seconds'] );
		}
	}

	private static function leave_alone( bool $is_busy ): void {
		if ( $is_busy ) {
			throw new Request_Error(
				'instagram_busy',
				__( 'The pictures are being fetched. Please wait a moment.', 'slipstream' ),
				409,
				self::PAUSE
			);
		}
	}

	private function reread( Connection $connection ): Connection {
		return $this->connections->find( $connection->id ) ?? throw self::gone();
	}

	private function token( Connection $connection ): string {
		return $this->connections->token( $connection ) ?? throw self::lost();
	}

	/** The error for a connection that someone has ended meanwhile. */
	private static function gone(): Request_Error {
		return Gallery::unavailable();
	}

	private static function no_pictures(): Request_Error {
		return Instagram_Errors::no_pictures();
	}

	private static function lost(): Request_Error {
		return Instagram_Errors::lost();
	}
}
