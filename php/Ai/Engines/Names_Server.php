<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

use Slipstream\Http\Request_Error;

/** Knows which server answers. */
interface Names_Server {

	/** An error that somebody else noticed, such as a silence, with the server and the cause where they are known. */
	public function named( Request_Error $error ): Request_Error;
}
