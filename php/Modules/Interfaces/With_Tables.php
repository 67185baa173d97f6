<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

/** Brings tables, made and changed by dbDelta() and dropped at uninstall. */
interface With_Tables extends Module {

	/**
	 * Columns and keys by table, the name without the database's prefix. One column a line and two spaces after PRIMARY
	 * KEY: dbDelta() reads line by line. A changed definition is applied after an update.
	 *
	 * @return array<string, string>
	 */
	public function tables(): array;
}
