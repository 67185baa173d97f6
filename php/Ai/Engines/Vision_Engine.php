<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

/**
 * Marks an engine that sends the images of a request along. Whether its model can read them turns out when it is asked.
 */
interface Vision_Engine extends Engine {}
