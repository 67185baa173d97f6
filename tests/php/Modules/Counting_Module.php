<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Modules;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Interfaces\With_Module_Data;
use Slipstream\Modules\Module_Info;

/** Off by default. Its figures are given, or it is asked in vain. */
class Counting_Module implements With_Module_Data {

	/** @param mixed $data Its figures: 'range' is the range that it was asked for, null an error. */
	public function __construct( private mixed $data = 7 ) {}

	public function slug(): string {
		return 'counting';
	}

	public function is_on_by_default(): bool {
		return false;
	}

	public function info(): Module_Info {
		return new Module_Info( 'Counting', 'Counts.' );
	}

	public function add_hooks(): void {}

	public function module_data( string $range ): mixed {
		return match ( $this->data ) {
			null => throw new Request_Error( 'empty', 'Nothing was counted.', 404 ),
			'range' => array( 'range' => $range ),
			default => $this->data,
		};
	}

	public function data_capability(): string {
		return 'edit_posts';
	}
}
