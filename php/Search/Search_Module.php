<?php

declare( strict_types=1 );

namespace Slipstream\Search;

use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Search\Rest\Search_Controller;

/**
 * Says that there is no search engine here yet, to clients that ask for one: visitors search with WordPress's own.
 */
final class Search_Module implements With_Routes {

	public function slug(): string {
		return 'site-search';
	}

	public function add_hooks(): void {}

	public function controllers(): array {
		return array( new Search_Controller() );
	}
}
