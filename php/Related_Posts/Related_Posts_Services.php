<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use Slipstream\Related_Posts\Search\Builder;
use Slipstream\Related_Posts\Search\Candidates;
use Slipstream\Related_Posts\Search\Finder;
use Slipstream\Related_Posts\Search\Index;
use Slipstream\Related_Posts\Search\Published_Posts;
use Slipstream\Related_Posts\Search\Scorer;
use Slipstream\Related_Posts\Search\Tokenizer;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Counters;
use wpdb;

/**
 * Builds each part on first use.
 */
final class Related_Posts_Services {

	public function __construct(
		private wpdb $database,
		private Clock $clock,
		private Related_Posts_Settings $options
	) {}

	public function related(): Related_Posts {
		$index  = $this->index();
		$finder = new Finder(
			$index,
			new Candidates( $this->database, $index, $this->options ),
			new Scorer(),
			new Tokenizer()
		);
		return new Related_Posts( $this->options, $finder, new Cards( new Pictures( $this->options ) ), new Cache() );
	}

	/** Fills the table. */
	public function builder(): Builder {
		return new Builder(
			$this->index(),
			new Published_Posts( $this->database, $this->options, new Tokenizer() ),
			$this->options,
			$this->clock,
			new Counters( $this->database, $this->clock )
		);
	}

	/** Keeps everything up to date. */
	public function watcher(): Watcher {
		return new Watcher(
			$this->options,
			$this->index(),
			new Tokenizer(),
			new Cache(),
			fn (): Builder => $this->builder()
		);
	}

	public function index(): Index {
		return new Index( $this->database );
	}
}
