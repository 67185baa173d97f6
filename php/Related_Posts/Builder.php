<?php
/**
 * Fills the table that similar posts are found in.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use Slipstream\Support\Clock;
use Slipstream\Support\Schema;
use WP_Post;
use wpdb;

/**
 * Reads all published posts, some at a time. Until it is through, posts are found by their terms and titles.
 */
final class Builder {

	/**
	 * The event that goes on with it.
	 */
	public const EVENT = 'slipstream_related_index';

	private const BATCH = 100;

	/**
	 * Takes its parts.
	 *
	 * @param wpdb      $database The site's database.
	 * @param Index     $index    The table.
	 * @param Options   $options  The site's settings.
	 * @param Tokenizer $words    Takes texts apart.
	 * @param Schema    $schema   Makes the table.
	 * @param Clock     $clock    The time.
	 */
	public function __construct(
		private wpdb $database,
		private Index $index,
		private Options $options,
		private Tokenizer $words,
		private Schema $schema,
		private Clock $clock
	) {}

	/**
	 * Begins, if related posts are on and nobody has begun: a site may have had them on before it had this plugin.
	 */
	public function begin_if_needed(): void {
		if ( $this->options->are_on() && null === $this->index->state() ) {
			$this->begin();
		}
	}

	/**
	 * Begins anew.
	 */
	public function begin(): void {
		if ( Schema::VERSION !== (int) get_option( Schema::OPTION ) ) {
			$this->schema->install();
		}
		$this->index->set_state(
			array(
				'status'    => 'building',
				'after'     => 0,
				'done'      => 0,
				'total'     => (int) $this->database->get_var( 'SELECT COUNT(*) FROM ' . $this->posts( 0 ) ),
				'full_text' => $this->index->reset(),
			)
		);
		$this->options->keep();
		$this->schedule();
	}

	/**
	 * Goes on for some time; what is left is done by the next event.
	 *
	 * @param int $seconds How long.
	 */
	public function run( int $seconds ): void {
		$until = $this->clock->now() + $seconds;
		$state = $this->index->state();
		while ( null !== $state && 'building' === $state['status'] ) {
			$ids = array_map( 'intval', $this->database->get_col( 'SELECT ID FROM ' . $this->posts( $state['after'] ) . ' ORDER BY ID LIMIT ' . self::BATCH ) );
			$this->read( $ids );
			$state['done']  += count( $ids );
			$state['after']  = $ids ? max( $ids ) : $state['after'];
			$state['status'] = count( $ids ) < self::BATCH ? 'ready' : 'building';
			$this->index->set_state( $state );
			if ( $this->clock->now() >= $until ) {
				break;
			}
		}
		if ( 'building' === ( $state['status'] ?? '' ) ) {
			$this->schedule();
		}
	}

	/**
	 * Stores posts.
	 *
	 * @param list<int> $ids The posts.
	 */
	private function read( array $ids ): void {
		_prime_post_caches( $ids, true, false );
		$posts = array_filter( array_map( 'get_post', $ids ), static fn ( $post ): bool => $post instanceof WP_Post );
		$this->index->save( array_values( array_map( fn ( WP_Post $post ): Document => Document::of( $post, $this->words ), $posts ) ) );
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
	}

	/**
	 * The part of a query that names the posts to read.
	 *
	 * @param int $after Those with a higher id.
	 */
	private function posts( int $after ): string {
		$types = $this->options->choice()['post_types'];
		$names = implode( ', ', array_fill( 0, count( $types ), '%s' ) );
		return (string) $this->database->prepare( "%i WHERE post_status = 'publish' AND post_password = '' AND ID > %d AND post_type IN ($names)", $this->database->posts, $after, ...$types );
	}

	/**
	 * Has the next event go on.
	 */
	private function schedule(): void {
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time(), self::EVENT );
		}
	}
}
