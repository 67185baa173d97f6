<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Cli;

/** The command line, as commands need it. */
interface Output {

	public function line( string $text ): void;

	/** Says that all went well. */
	public function success( string $text ): void;

	/** Says what went wrong. The command ends with 1. */
	public function error( string $text ): void;
}
