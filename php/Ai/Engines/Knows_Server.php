<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

use Slipstream\Ai\Server\Asked_Server;
use Slipstream\Http\Request_Error;

/** Knows which server answers. */
interface Knows_Server {

	/** The site's own server; null where another answers. */
	public function server(): ?Asked_Server;

	/** An error that somebody else noticed, such as a silence, with the server and the cause where they are known. */
	public function with_cause( Request_Error $error ): Request_Error;
}
