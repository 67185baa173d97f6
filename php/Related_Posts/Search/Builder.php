<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts\Search;

use Slipstream\Related_Posts\Options;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;
use WP_Post;
use wpdb;

/**
 * Reads all published posts, some at a time. Until it is through, posts are found by their terms and titles.
 */
final class Builder {

	/** The event that goes on with it. */
	public const EVENT = 'slipstream_related_index';

	private const BATCH = 100;

	/** Seconds after which another try is made where the database failed, or another process is at work. */
	private const PAUSE = 60;

	/** Who begins, and who reads, at the moment. */
	private const BEGINS = 'related|begin';
	private const READS  = 'related|read';

	public function __construct(
		private wpdb $database,
		private Index $index,
		private Options $options,
		private Tokenizer $words,
		private Clock $clock,
		private Counters $leases
	) {}

	/** Starts, if related posts are on and nothing has started it: they may have been on before this plugin came. */
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
			// Another process may have started since this one looked, or the database did not respond then.
			if ( ! $is_anew && ! $this->index->is_new() ) {
				return;
			}
			$this->index->set_state(
				array(
					'status'    => 'building',
					'after'     => 0,
					'done'      => 0,
					'total'     => (int) $this->database->get_var( 'SELECT COUNT(*) FROM ' . $this->posts( 0 ) ),
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
	 * Goes on for some time; what is left is done by the next event. Where another process is at it, or the database
	 * fails, that is tried again later.
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
			$ids = $this->ids( $state['after'] );
			if ( null === $ids || ! $this->read( $ids ) ) {
				$this->schedule( self::PAUSE );
				return;
			}
			$after           = $state;
			$after['done']  += count( $ids );
			$after['after']  = $ids ? max( $ids ) : $state['after'];
			$after['status'] = count( $ids ) < self::BATCH ? 'ready' : 'building';
			// Where someone has started again meanwhile, the next round reads from the start.
			$this->index->advance( $state, $after );
		} while ( $this->clock->now() < $until );
		if ( 'building' === ( $this->index->fresh_state()['status'] ?? '' ) ) {
			$this->schedule( 0 );
		}
	}

	/** @return list<int>|null The next posts to read; null if the database fails, which is not the same as none. */
	private function ids( int $after ): ?array {
		$ids = $this->database->get_col(
			'SELECT ID FROM ' . $this->posts( $after ) . ' ORDER BY ID LIMIT ' . self::BATCH
		);
		return '' === $this->database->last_error ? array_map( 'intval', $ids ) : null;
	}

	/**
	 * @param list<int> $ids The posts.
	 * @return bool Whether all of them are stored.
	 */
	private function read( array $ids ): bool {
		_prime_post_caches( $ids, true, false );
		$posts = array_filter( array_map( 'get_post', $ids ), static fn ( $post ): bool => $post instanceof WP_Post );
		$saved = $this->index->save(
			array_values( array_map( fn ( WP_Post $post ): Document => Document::of( $post, $this->words ), $posts ) )
		);
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
		return $saved;
	}

	/** The part of a query that names the posts to read. */
	private function posts( int $after ): string {
		$types = $this->options->choice()['post_types'];
		$names = implode( ', ', array_fill( 0, count( $types ), '%s' ) );
		return (string) $this->database->prepare(
			"%i WHERE post_status = 'publish' AND post_password = '' AND ID > %d AND post_type IN ($names)",
			$this->database->posts,
			$after,
			...$types
		);
	}

	/** @param int $seconds In how many seconds. */
	private function schedule( int $seconds ): void {
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + $seconds, self::EVENT );
		}
	}
}
