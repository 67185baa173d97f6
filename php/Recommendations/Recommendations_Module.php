<?php

declare( strict_types=1 );

namespace Slipstream\Recommendations;

use Slipstream\Connection\Connection_Module;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Stored_Data;
use Slipstream\Recommendations\Rest\Questionnaire_Controller;
use Slipstream\Recommendations\Rest\Recommendations_Controller;

/**
 * Remembers how far someone has come with what the site could use. Nothing is sold.
 */
final class Recommendations_Module implements With_Routes, With_Stored_Data {

	public function __construct( private Connection_Module $connection ) {}

	public function slug(): string {
		return 'recommendations';
	}

	public function add_hooks(): void {}

	public function controllers(): array {
		$recommendations = new Recommendations();
		return array(
			new Recommendations_Controller( $this->connection->connection(), $recommendations ),
			new Questionnaire_Controller( $recommendations ),
		);
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data(
			options: array(
				Recommendations::DATA,
				Recommendations::STEP,
				Recommendations::QUESTIONNAIRE,
				Recommendations::STATUS,
			)
		);
	}
}
