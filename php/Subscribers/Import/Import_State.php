<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Import;

/**
 * Where an import stands.
 */
enum Import_State: string {

	/** The file is being stored. */
	case Reading = 'reading';

	/** It waits for the owner to say what its columns are. */
	case Draft = 'draft';

	case Running = 'running';
	case Done    = 'done';
}
