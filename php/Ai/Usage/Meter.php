<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Month;
use Slipstream\Tokens\Caller;

/**
 * Reserves what a request is expected to use before it is sent, counts what it has used after it, and writes the log.
 *
 * @phpstan-import-type Stored from Ledger
 */
final class Meter {

	/** How a request ends in the log whose process was killed. */
	private const KILLED = 'failed';

	public function __construct(
		private Ledger $ledger,
		private Limits $limits,
		private Prices $prices,
		private Usage_Log $log,
		private Month $month
	) {}

	/**
	 * Lets a request in.
	 *
	 * @throws Request_Error If a limit is reached, or the database fails.
	 */
	public function reserve( Usage_Entry $entry, int $characters, int $requests = 1 ): Reservation {
		$this->limits->verify();
		$this->sweep();
		$entry->tokens_in  = Estimate::tokens( $characters );
		$entry->tokens_out = $entry->is_media() ? 0 : Estimate::answer( $entry->tokens_in );
		$entry->cost       = $this->cost( $entry );
		$limits            = $this->limits->of( $entry->caller );
		$reservation       = new Reservation(
			$entry,
			bin2hex( random_bytes( 12 ) ),
			$this->month->name(),
			array_keys( $limits ),
			$requests,
			$entry->tokens_in + $entry->tokens_out,
			$entry->cost
		);
		$full              = $this->ledger->reserve( $reservation, $limits );
		if ( null !== $full ) {
			throw new Request_Error(
				'error_quota_exceeded',
				Limit_Messages::refusal( $full[0], $full[1], $this->month->next() ),
				429,
				$this->month->rest()
			);
		}
		return $reservation;
	}

	/**
	 * Ends a request that brought something. Whoever ends it first counts: every further call changes nothing.
	 *
	 * @param array{in: int, out: int}|null $usage The engine's own count, if any.
	 */
	public function settle( Reservation $reservation, ?array $usage, int $characters, string $outcome ): void {
		$this->count(
			$reservation,
			$usage['in'] ?? $reservation->entry->tokens_in,
			$usage['out'] ?? Estimate::tokens( $characters ),
			$outcome
		);
	}

	private function count( Reservation $reservation, int $in, int $out, string $outcome ): void {
		$entry             = clone $reservation->entry;
		$entry->tokens_in  = $in;
		$entry->tokens_out = $out;
		$entry->cost       = $this->cost( $entry );
		if ( $this->ledger->settle( $reservation, $in + $out, $entry->cost ) ) {
			$entry->requests = $reservation->requests;
			$this->log( $reservation, $entry, $outcome );
		}
	}

	/**
	 * Notes what a running request has used so far: sweep() counts that where its process is killed.
	 *
	 * @param array{in: int, out: int}|null $usage The engine's own count, if any.
	 */
	public function note( Reservation $reservation, ?array $usage, int $characters ): void {
		$entry             = clone $reservation->entry;
		$entry->tokens_in  = $usage['in'] ?? $entry->tokens_in;
		$entry->tokens_out = $usage['out'] ?? Estimate::tokens( $characters );
		$this->ledger->note( $reservation->id, $entry );
	}

	/** Ends a request that was sent and whose answer nobody has read to its end: it counts with what was expected. */
	public function settle_estimate( Reservation $reservation, string $outcome ): void {
		if ( $this->ledger->settle( $reservation, $reservation->tokens, $reservation->cost ) ) {
			$entry           = clone $reservation->entry;
			$entry->requests = $reservation->requests;
			$this->log( $reservation, $entry, $outcome );
		}
	}

	/** Ends a request that brought nothing: it does not count. */
	public function refund( Reservation $reservation, string $outcome ): void {
		$entry             = clone $reservation->entry;
		$entry->tokens_in  = 0;
		$entry->tokens_out = 0;
		$entry->cost       = 0;
		if ( $this->ledger->refund( $reservation ) ) {
			$this->log( $reservation, $entry, $outcome );
		}
	}

	/**
	 * Ends requests whose process was killed, as Ledger::expired() says: with what they had used when they last noted
	 * it, else with what was expected.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function sweep(): void {
		foreach ( $this->ledger->expired() as $row ) {
			$reservation = $this->restore( $row );
			if ( $this->ledger->is_complete( $reservation ) ) {
				$this->count(
					$reservation,
					$reservation->entry->tokens_in,
					$reservation->entry->tokens_out,
					self::KILLED
				);
			} else {
				$this->ledger->refund( $reservation );
			}
		}
	}

	/**
	 * How many requests a user may make, and has: of all limits the one with the least left.
	 *
	 * @return array{limit: int, used: int, is_over: bool, whose: 'site'|'own'} The limit is 0 if there is none; it is
	 *     the whole site's, or of the user or one of its roles.
	 * @throws Request_Error If the database fails.
	 */
	public function standing( Caller $caller ): array {
		$limits  = $this->limits->of( $caller );
		$whole   = self::whole( $caller );
		$limit   = $limits[ $whole ]['requests'];
		$used    = $this->ledger->used( $whole )['requests'];
		$is_over = false;
		$whose   = 'site';
		foreach ( $limits as $subject => $own ) {
			if ( Limits::NONE === $own ) {
				continue;
			}
			$counted = $this->ledger->used( $subject );
			$most    = $own['requests'];
			foreach ( Limits::UNITS as $unit ) {
				$is_over = $is_over || ( $own[ $unit ] > 0 && $counted[ $unit ] >= $own[ $unit ] );
			}
			if ( $most > 0 && ( 0 === $limit || $most - $counted['requests'] < $limit - $used ) ) {
				$limit = $most;
				$used  = $counted['requests'];
				$whose = $subject === $whole ? 'site' : 'own';
			}
		}
		return array(
			'limit'   => $limit,
			'used'    => $used,
			'is_over' => $is_over,
			'whose'   => $whose,
		);
	}

	/** How many requests all users of the caller's site have ever made. */
	public function total_used( Caller $caller ): int {
		return $this->ledger->total_used( self::whole( $caller ) );
	}

	/** The month that is counted now. */
	public function month(): Month {
		return $this->month;
	}

	/** The counter of all users of the caller's site. */
	private static function whole( Caller $caller ): string {
		return $caller->is_local() ? 'site' : "hub:$caller->site";
	}

	/** @param Stored $row */
	private function restore( array $row ): Reservation {
		$subjects = json_decode( $row['subjects'], true );
		$subjects = is_array( $subjects ) ? array_values( array_filter( $subjects, 'is_string' ) ) : array( '' );
		return new Reservation(
			Usage_Entry::from_json( $row['entry'] ),
			$row['id'],
			$row['period'],
			$subjects,
			(int) $row['requests'],
			(int) $row['tokens'],
			(int) $row['cost']
		);
	}

	private function cost( Usage_Entry $entry ): int {
		return $entry->is_media()
			? $this->prices->media_cost( $entry->model, $entry->images, $entry->seconds )
			: $this->prices->cost( $entry->model, $entry->tokens_in, $entry->tokens_out );
	}

	private function log( Reservation $reservation, Usage_Entry $entry, string $outcome ): void {
		$entry->outcome      = $outcome;
		$entry->milliseconds = (int) round( 1000 * ( hrtime( true ) / 1e9 - $reservation->began ) );
		$this->log->add( $entry );
	}
}
