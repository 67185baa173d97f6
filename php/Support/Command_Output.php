<?php

declare( strict_types=1 );

namespace Slipstream\Support;

/** The command line, as commands need it. */
interface Command_Output {

	public function line( string $text ): void;

	/**
	 * @param list<array<string, string>> $rows   The same fields in each.
	 * @param string                                $format One that WP-CLI knows, such as 'csv'.
	 */
	public function rows( array $rows, string $format = 'table' ): void;

	/** Says that all went well. */
	public function success( string $text ): void;

	/** Says what went wrong. The command ends with 1. */
	public function error( string $text ): void;
}
