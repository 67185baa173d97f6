<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts\Search;

use Slipstream\Related_Posts\Related_Posts_Settings;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/**
 * Indexes all published posts in batches. Until it has finished, the search finds posts by their terms and titles.
 */
final class Builder {

	/** The event that continues the work. */
	public const EVENT = 'slipstream_related_index';

	private const BATCH = 100;

	/** Seconds until the next attempt if the database failed or another process is at work. */
	private const PAUSE = 60;

	/** The locks of the process that starts, and of the process that reads. */
	private const BEGINS = 'related|begin';
	private const READS  = 'related|read';

	public function __construct(
		private Index $index,
		private Published_Posts $published,
		private Related_Posts_Settings $options,
		private Clock $clock,
		private Counters $leases
	) {}

	/** Starts if related posts are on and nothing has started it: they may have been on before this plugin. */
	public function begin_if_needed(): void {
		if ( $this->options->are_on() && null === $this->index->state() ) {
			$this->begin( false );
		}
	}

	public function begin( bool $is_anew = true ): void {
		if ( Claim_Result::Granted !== $this->leases->claim( self::BEGINS, self::PAUSE ) ) {
			return;
		}
		try {
			// Another process may have started since this one checked, or the database may not have responded then.
			if ( ! $is_anew && ! $this->index->is_new() ) {
				return;
			}
			$this->index->set_state(
				array(
					'status'    => 'building',
					'after'     => 0,
					'done'      => 0,
					'total'     => $this->published->count(),
					'full_text' => $this->index->reset(),
					'build'     => uniqid( '', true ),
				)
			);
			$this->options->keep();
			$this->schedule( 0 );
		} finally {
			$this->leases->forget( self::BEGINS );
		}
	}

	/**
	 * Continues for a limited time; the next event does the rest. If another process is at work or the database fails,
	 * it tries again later.
	 */
	public function run( int $seconds ): void {
		if ( Claim_Result::Granted !== $this->leases->claim( self::READS, $seconds + self::PAUSE ) ) {
			$this->schedule( self::PAUSE );
			return;
		}
		try {
			$this->read_for( $seconds );
		} finally {
			$this->leases->forget( self::READS );
		}
	}

	private function read_for( int $seconds ): void {
		$until = $this->clock->now() + $seconds;
		do {
			$state = $this->index->fresh_state();
			if ( null === $state || 'building' !== $state['status'] ) {
				return;
			}
			$ids = $this->published->ids_after( $state['after'], self::BATCH );
			if ( null === $ids || ! $this->read( $ids ) ) {
				$this->schedule( self::PAUSE );
				return;
			}
			$after           = $state;
			$after['done']  += count( $ids );
			$after['after']  = $ids ? max( $ids ) : $state['after'];
			$after['status'] = count( $ids ) < self::BATCH ? 'ready' : 'building';
			// If the work was restarted meanwhile, the next round reads from the start.
			$this->index->advance( $state, $after );
		} while ( $this->clock->now() < $until );
		if ( 'building' === ( $this->index->fresh_state()['status'] ?? '' ) ) {
			$this->schedule( 0 );
		}
	}

	/**
	 * @param list<int> $ids The posts.
	 * @return bool Whether all posts are stored.
	 */
	private function read( array $ids ): bool {
		$saved = $this->index->save( $this->published->documents( $ids ) );
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
		return $saved;
	}

	/** @param int $seconds In how many seconds. */
	private function schedule( int $seconds ): void {
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + $seconds, self::EVENT );
		}
	}
}
