<?php
/**
 * Builds what related posts need.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use Slipstream\Support\Clock;
use Slipstream\Support\Counters;
use wpdb;

/**
 * Builds each part when somebody needs it.
 */
final class Related_Posts_Services {

	/**
	 * @param wpdb  $database The site's database.
	 * @param Clock $clock    The time.
	 */
	public function __construct( private wpdb $database, private Clock $clock ) {}

	/**
	 * Related posts.
	 */
	public function related(): Related_Posts {
		$options = new Options();
		$index   = $this->index();
		$finder  = new Finder( $index, new Candidates( $this->database, $index, $options ), new Scorer(), new Tokenizer() );
		return new Related_Posts( $options, $finder, new Cards( new Pictures( $options ) ), new Cache() );
	}

	/**
	 * What fills the table.
	 */
	public function builder(): Builder {
		return new Builder( $this->database, $this->index(), new Options(), new Tokenizer(), $this->clock, new Counters( $this->database, $this->clock ) );
	}

	/**
	 * What keeps it all up to date.
	 */
	public function watcher(): Watcher {
		return new Watcher( new Options(), $this->index(), new Tokenizer(), new Cache(), fn (): Builder => $this->builder() );
	}

	/**
	 * The table.
	 */
	public function index(): Index {
		return new Index( $this->database );
	}
}
